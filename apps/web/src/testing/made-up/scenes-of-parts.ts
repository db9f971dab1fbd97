import { answering, clickButton, findDialog, rows, type Scene, type User } from './world.ts';

const name = { type: 'textfield', key: 'name', label: 'Имя', input: true };

/** Creates a scene in which a component opens a dialog. */
const opening = (title: string, part: object, open: (user: User) => Promise<unknown>): Scene => ({
  name: title,
  path: answering,
  data: () => rows.of([{ key: 'part', label: 'Часть', input: true, ...part }]),
  async show(user) {
    await open(user);
    await findDialog();
  },
});

/** Scenes of the dialogs that components open. */
export const componentDialogScenes: readonly Scene[] = [
  opening('drawing', { type: 'sketchPad' }, (user) => clickButton(user, /^.?Dråw~/)),
  opening('signing', { type: 'signature' }, (user) => clickButton(user, /Sîgñ/)),
  opening('a row in a dialog', { type: 'editgrid', modal: true, addAnother: 'Ещё', components: [name] }, (user) =>
    clickButton(user, /Ещё/),
  ),
];
