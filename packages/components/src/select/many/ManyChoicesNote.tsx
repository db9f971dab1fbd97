import { useKitClasses } from '../../kit/classes/KitClasses.tsx';
import { SELECT_WORDS } from '../select.words.ts';

export const noteId = (id: string) => `${id}-many`;

/** Says that a list is longer than what is shown of it. */
export function ManyChoicesNote({ id, count }: { readonly id: string; readonly count: number }) {
  return (
    <span id={noteId(id)} className={useKitClasses().hint}>
      {SELECT_WORDS.many(count)}
    </span>
  );
}
