import { findTeamDependency } from '@tideform/components/team-parts';
import { type ComponentDefinition, type FormDefinition, getPermission, mapComponents } from '@tideform/engine';

/** Respondent of a share link, for checking permissions. */
const respondent = { isCreator: true } as const;

/**
 * Returns the form for the PDF of an anonymous response. Hides fields that the respondent couldn't see, unless a team
 * member has answered them since.
 */
export const hideUnseenFields = (form: FormDefinition): FormDefinition =>
  mapComponents(form, (components) =>
    components.map((one) => (isUnseen(one) ? { ...one, pdfVisibility: 'hideIfEmpty' } : one)),
  );

const isUnseen = (definition: ComponentDefinition): boolean =>
  definition.pdfVisibility !== 'hidden' &&
  (findTeamDependency(definition) !== undefined || getPermission(definition, respondent) === 'hidden');
