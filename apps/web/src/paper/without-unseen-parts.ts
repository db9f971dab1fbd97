import { teamNeedOf } from '@tideform/components/team-parts';
import { type ComponentDefinition, type FormDefinition, mapComponents, permissionOf } from '@tideform/engine';

/** Respondents of share links. */
const respondent = { isCreator: true } as const;

/** A form on the paper of an anonymous response: what its respondent couldn't see is left out, unless a member has answered it since. */
export const withoutUnseenParts = (form: FormDefinition): FormDefinition =>
  mapComponents(form, (components) =>
    components.map((one) => (isUnseen(one) ? { ...one, pdfVisibility: 'hideIfEmpty' } : one)),
  );

const isUnseen = (definition: ComponentDefinition): boolean =>
  definition.pdfVisibility !== 'hidden' &&
  (teamNeedOf(definition) !== undefined || permissionOf(definition, respondent) === 'hidden');
