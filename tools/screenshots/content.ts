import { demoForms, demoTeams, formIds, responseIds } from '@tideform/server/testing';
import { teams } from '../../e2e/people.ts';
import { openFormMaker } from '../../e2e/world/make-forms.ts';
import { everyDialog, snags } from './forms-of-ours.ts';

/** Where a form is. */
export interface Place {
  readonly teamId: string;
  readonly formId: string;
}

/** What the screens show beside the demonstration's own content. */
export interface Made {
  readonly teamId: string;
  /** Forms of the demonstration. */
  readonly inspection: Place;
  readonly incident: Place;
  readonly survey: Place;
  readonly asset: Place;
  /** A form that nobody has published. */
  readonly draft: Place;
  /** A submission of the inspection with three defects, each with a photo. */
  readonly submittedId: string;
  /** A form with what opens dialogs while it is answered. */
  readonly dialogs: Place;
  /** A form that scenes publish. */
  readonly toPublish: Place;
}

export async function makeContent(origin: string): Promise<Made> {
  const make = await openFormMaker(origin);
  const dialogs = await make({ team: teams.readOnly, title: 'Handover', source: everyDialog });
  const toPublish = await make({ team: teams.readOnly, title: 'Snagging list', source: snags });
  const inspection = placeOf('site-inspection');
  return {
    teamId: inspection.teamId,
    inspection,
    incident: placeOf('incident-report'),
    survey: placeOf('resident-survey'),
    asset: placeOf('asset-check'),
    draft: placeOf('move-in'),
    submittedId: responseIds({ key: 'site-inspection' }, 92).response,
    dialogs,
    toPublish,
  };
}

function placeOf(key: string): Place {
  const form = demoForms.find((one) => one.key === key)!;
  return { teamId: demoTeams[form.team].id, formId: formIds(form).form };
}
