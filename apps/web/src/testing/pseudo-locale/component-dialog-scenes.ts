import { clickButton, deviceFactories, findDialog, newResponsePath, type Scene, type User } from './scene-helpers.ts';

const name = { type: 'textfield', key: 'name', label: 'Имя', input: true };

/** Creates a scene in which a component opens a dialog. */
const createDialogScene = (title: string, component: object, open: (user: User) => Promise<unknown>): Scene => ({
  name: title,
  path: newResponsePath,
  data: () => deviceFactories.of([{ key: 'part', label: 'Часть', input: true, ...component }]),
  async show(user) {
    await open(user);
    await findDialog();
  },
});

/** Scenes of the dialogs that components open. */
export const componentDialogScenes: readonly Scene[] = [
  createDialogScene('drawing', { type: 'sketchPad' }, (user) => clickButton(user, /^.?Dråw~/)),
  createDialogScene('signing', { type: 'signature' }, (user) => clickButton(user, /Sîgñ/)),
  createDialogScene(
    'a row in a dialog',
    { type: 'editgrid', modal: true, addAnother: 'Ещё', components: [name] },
    (user) => clickButton(user, /Ещё/),
  ),
];
