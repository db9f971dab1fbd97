import { findTeamNeed } from '@tideform/components/team-parts';
import { type FormDefinition, mapComponents } from '@tideform/engine';

/** Hides components that need team data from anonymous respondents, so that they can't block a submission. */
export const hideTeamComponents = (form: FormDefinition): FormDefinition =>
  mapComponents(form, (components) =>
    components.map((definition) =>
      findTeamNeed(definition) ? { ...definition, creatorPermissions: 'hidden' } : definition,
    ),
  );
