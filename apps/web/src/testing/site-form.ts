import { act, screen } from '@testing-library/react';
import type { FormRow } from '@tideform/sync';
import type { openApp } from './open-app.tsx';
import { formRow, openDevice, responseRow, teamRow } from './open-device.ts';

export const site = { type: 'textfield', key: 'site', label: 'Site', input: true };
export const note = { type: 'textfield', key: 'note', label: 'Note', input: true };
export const button = { type: 'button', key: 'submit', label: 'Send', action: 'submit', input: true };
export const published = { driveItemId: 'p', schema: { components: [site, button] }, version: 2 };
export const form = formRow({ published });
/** Creates a device that has the form in this file. */
export const openSiteDevice = (more: Parameters<typeof openDevice>[0] = {}, forms: FormRow[] = [form]) =>
  openDevice({ teams: [teamRow()], forms, ...more });
export const newResponsePath = '/teams/team1/forms/form1/response';
export const draft = responseRow({ schema: published.schema });
export const openOptions = async (user: ReturnType<typeof openApp>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Options' }));
  await screen.findAllByRole('menuitem');
};
/**
 * Types an answer into a field.
 *
 * NOTE: waits, because a field subscribes to its session only when React is idle. Real users are never that fast.
 */
export const typeAnswer = async (user: ReturnType<typeof openApp>['user'], label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await act(async () => {});
  await user.type(field, text);
};
/** Returns the labels of the items in the open menu. */
export const getMenuLabels = () => screen.getAllByRole('menuitem').map((item) => item.textContent);
export const chooseOption = async (user: ReturnType<typeof openApp>['user'], name: string) => {
  await openOptions(user);
  await user.click(await screen.findByRole('menuitem', { name }));
};
