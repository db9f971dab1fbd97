import { answering, dialogHere, pressed, rows, type Scene, type User } from './world.ts';

const name = { type: 'textfield', key: 'name', label: 'Имя', input: true };

/** What opens a dialog while it is answered: its component, and the button. */
const opening = (title: string, part: object, open: (user: User) => Promise<unknown>): Scene => ({
  name: title,
  path: answering,
  data: () => rows.of([{ key: 'part', label: 'Часть', input: true, ...part }]),
  async show(user) {
    await open(user);
    await dialogHere();
  },
});

/** Dialogs of components. */
export const scenesOfParts: readonly Scene[] = [
  opening('drawing', { type: 'sketchPad' }, (user) => pressed(user, /^.?Dråw~/)),
  opening('signing', { type: 'signature' }, (user) => pressed(user, /Sîgñ/)),
  opening('a row in a dialog', { type: 'editgrid', modal: true, addAnother: 'Ещё', components: [name] }, (user) =>
    pressed(user, /Ещё/),
  ),
];
