import { Caption1 } from '@fluentui/react-components';
import { CloudCheckmarkRegular, ErrorCircleFilled } from '@fluentui/react-icons';
import type { MessagesOf } from '@tideform/i18n';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import { useBarStyles } from '../../../form/bar/bar.styles.ts';
import { wordTime } from '../../../ui/word-moment.ts';
import { respondMessages } from '../respond.messages.ts';
import { useRespondStyles } from '../respond.styles.ts';

/** What is true of the answers on screen. `saved` carries the ISO instant of the commit. */
export type SaveState =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'failed' };

/** Says whether the answers are safe. Drawn from committed state only. */
export function SavedState({ state }: { readonly state: SaveState }) {
  const messages = useMessages(respondMessages).saved;
  const { locale } = useSpeech();
  const styles = useRespondStyles();
  const bar = useBarStyles();
  return (
    <div className={bar.state} role="status">
      {state.kind === 'failed' ? (
        <ErrorCircleFilled className={styles.bad} fontSize={20} />
      ) : (
        <CloudCheckmarkRegular className={state.kind === 'saved' ? styles.good : undefined} fontSize={20} />
      )}
      <Caption1>{textOf(state, messages, locale)}</Caption1>
    </div>
  );
}

function textOf(state: SaveState, messages: MessagesOf<typeof respondMessages>['saved'], locale: string): string {
  if (state.kind !== 'saved') return messages[state.kind];
  return messages.saved({ time: wordTime(state.at, locale) });
}
