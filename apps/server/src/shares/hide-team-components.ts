import { findTeamDependency } from '@tideform/components/team-parts';
import { type FormDefinition, mapComponents } from '@tideform/engine';

/**
 * Hides components that need the team's data from anonymous respondents, so that required ones can't block a
 * submission.
 */
export const hideTeamComponents = (form: FormDefinition): FormDefinition =>
  mapComponents(form, (components) =>
    components.map((definition) =>
      findTeamDependency(definition) ? { ...definition, creatorPermissions: 'hidden' } : definition,
    ),
  );
