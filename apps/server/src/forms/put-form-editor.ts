import { editorLeaseMs, putFormEditor as operation } from '@tideform/contract';
import { operations } from '@tideform/graph';
import { answer, implement } from '../http/implement.ts';
import { type FormEditor, findEditor, startEditing, stopEditing } from './form-editors-store.ts';

export const putFormEditor = implement(operation, async ({ params, body, caller }, { database, graphAs, now }) => {
  const { session, act } = body;
  const { userId } = caller;
  const at = { ...params, now: now(), since: new Date(now().getTime() - editorLeaseMs) };
  const told = (editor: FormEditor | undefined) =>
    answer({
      editor: editor
        ? { name: editor.name, isCaller: editor.userId === userId, isThisSession: editor.session === session }
        : null,
    });
  if (act === 'leave') {
    await stopEditing(database, at, session);
    return told(await findEditor(database, at, session));
  }
  const known = await findEditor(database, at, session);
  if (known && (act === 'ask' || known.session === session)) return told(known);
  const { displayName } = await graphAs(caller.graphToken).call(operations.getMe, {});
  return told(await startEditing(database, at, { session, userId, name: displayName ?? '' }, act === 'take'));
});
