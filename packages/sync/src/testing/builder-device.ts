import type { SyncContext } from '../context.ts';
import type { FormRow, TeamRow } from '../database/rows.ts';
import { createFormService } from '../forms/create-form-service.ts';
import type { NewForm } from '../forms/form-service.ts';
import { initialiseTeam } from '../teams/initialise-team.ts';
import type { Simulation } from './simulation.ts';

const form: NewForm = {
  id: 'form-1',
  title: 'Site visit',
  schema: { display: 'form', components: [{ type: 'textfield', key: 'place', label: 'Place' }] },
};

/** Device without faults, on which the team's form is built. */
export interface BuilderDevice {
  readonly context: SyncContext;
  readonly team: TeamRow & { readonly driveId: string };
  readonly form: FormRow;
}

/** Creates the team's library and publishes a form in it. */
export async function openBuilderDevice(simulation: Simulation): Promise<BuilderDevice> {
  const context = await simulation.openBrowser().openTab('office').openContext();
  const { driveId: _other, ...team } = simulation.team;
  await context.database.teams.put(team);
  await initialiseTeam(context, team.id);
  const service = createFormService(context);
  await service.add(team.id, form);
  const published = await service.publish('form-1', 'first');
  const row = await context.database.teams.get(team.id);
  if (!row?.driveId) throw new Error('The team has no library');
  return { context, team: { ...row, driveId: row.driveId }, form: published };
}
