import { findTeamNeed } from '@tideform/components/team-parts';
import { type ComponentDefinition, type FormDefinition, getPermission, mapComponents } from '@tideform/engine';

/** Viewer of share links. */
const respondent = { isCreator: true } as const;

/**
 * Form for the PDF of an anonymous response: hides what its respondent couldn't see, unless a member has answered it
 * since.
 */
export const hideUnseenFields = (form: FormDefinition): FormDefinition =>
  mapComponents(form, (components) =>
    components.map((one) => (isUnseen(one) ? { ...one, pdfVisibility: 'hideIfEmpty' } : one)),
  );

const isUnseen = (definition: ComponentDefinition): boolean =>
  definition.pdfVisibility !== 'hidden' &&
  (findTeamNeed(definition) !== undefined || getPermission(definition, respondent) === 'hidden');
