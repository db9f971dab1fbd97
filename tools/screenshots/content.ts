import { demoForms, demoTeams, deriveFormIds, deriveResponseIds } from '@tideform/server/testing';
import { teams } from '../../e2e/people.ts';
import { createFormPublisher } from '../../e2e/world/create-form-publisher.ts';
import { everyDialog, snags } from './forms-of-ours.ts';

/** Team and form IDs of a form. */
export interface FormLocation {
  readonly teamId: string;
  readonly formId: string;
}

/** Content for the screenshots, in addition to the demo's own. */
export interface SceneContent {
  readonly teamId: string;
  /** Forms of the demo. */
  readonly inspection: FormLocation;
  readonly incident: FormLocation;
  readonly survey: FormLocation;
  readonly asset: FormLocation;
  /** An unpublished form. */
  readonly draft: FormLocation;
  /** ID of a submission of the inspection with three defects, each with a photo. */
  readonly submittedId: string;
  /** A form whose fields open dialogs. */
  readonly dialogs: FormLocation;
  /** A form that scenes publish. */
  readonly formToPublish: FormLocation;
}

export async function createContent(origin: string): Promise<SceneContent> {
  const make = await createFormPublisher(origin);
  const dialogs = await make({ team: teams.readOnly, title: 'Handover', source: everyDialog });
  const toPublish = await make({ team: teams.readOnly, title: 'Snagging list', source: snags });
  const inspection = getFormLocation('site-inspection');
  return {
    teamId: inspection.teamId,
    inspection,
    incident: getFormLocation('incident-report'),
    survey: getFormLocation('resident-survey'),
    asset: getFormLocation('asset-check'),
    draft: getFormLocation('move-in'),
    submittedId: deriveResponseIds({ key: 'site-inspection' }, 92).response,
    dialogs,
    formToPublish: toPublish,
  };
}

function getFormLocation(key: string): FormLocation {
  const form = demoForms.find((one) => one.key === key)!;
  return { teamId: demoTeams[form.team].id, formId: deriveFormIds(form).form };
}
