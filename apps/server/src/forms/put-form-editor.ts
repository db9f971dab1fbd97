import { operations as api, editorLeaseMs } from '@tideform/contract';
import { operations } from '@tideform/graph';
import { implement, respond } from '../http/implement.ts';
import { type FormEditor, findActiveEditor, startEditing, stopEditing } from './form-editors-store.ts';

export const putFormEditor = implement(
  api.putFormEditor,
  async ({ params, body, caller }, { database, graphAs, now }) => {
    const { session, act } = body;
    const { userId } = caller;
    const at = { ...params, now: now(), since: new Date(now().getTime() - editorLeaseMs) };
    const respondWithEditor = (editor: FormEditor | undefined) =>
      respond({
        editor: editor
          ? { name: editor.name, isCaller: editor.userId === userId, isThisSession: editor.session === session }
          : null,
      });
    if (act === 'leave') {
      await stopEditing(database, at, session);
      return respondWithEditor(await findActiveEditor(database, at, session));
    }
    const known = await findActiveEditor(database, at, session);
    if (known && (act === 'ask' || known.session === session)) return respondWithEditor(known);
    const { displayName } = await graphAs(caller.graphToken).call(operations.getMe, {});
    return respondWithEditor(
      await startEditing(database, at, { session, userId, name: displayName ?? '' }, act === 'take'),
    );
  },
);
