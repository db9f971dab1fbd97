import { deriveGuid, deriveItemId } from '../derive-id.ts';
import type { DemoForm, TeamKey } from '../forms/demo-form.ts';

/** Returns the IDs of the top-level items in a team's library. */
export const deriveTeamIds = (team: TeamKey) => ({
  formConfig: deriveItemId(team, 'Form Config'),
  responses: deriveItemId(team, 'Responses'),
  private: deriveItemId(team, '~Private'),
  settings: deriveItemId(team, 'settings'),
});

export const deriveFormIds = ({ key }: Pick<DemoForm, 'key'>) => ({
  form: deriveGuid(key),
  folder: deriveItemId(key, 'folder'),
  config: deriveItemId(key, 'config'),
  draft: deriveItemId(key, 'draft'),
  published: deriveItemId(key, 'published'),
  responses: deriveItemId(key, 'responses'),
});

/** Returns the IDs of a response and its files. @param number number of the response within its form */
export const deriveResponseIds = ({ key }: Pick<DemoForm, 'key'>, number: number) => ({
  response: deriveGuid(key, 'response', number),
  folder: deriveItemId(key, 'response folder', number),
  json: deriveItemId(key, 'response json', number),
  pdf: deriveItemId(key, 'response pdf', number),
});
