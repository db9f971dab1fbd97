import { teamNeedOf } from '@tideform/components/team-parts';
import { type FormDefinition, mapComponents } from '@tideform/engine';

/** A form whose components that need the team are hidden from whoever answers by a link, so that none of them can hold up a submit. */
export const hideTeamParts = (form: FormDefinition): FormDefinition =>
  mapComponents(form, (components) =>
    components.map((definition) =>
      teamNeedOf(definition) ? { ...definition, creatorPermissions: 'hidden' } : definition,
    ),
  );
