import { Caption1 } from '@fluentui/react-components';
import { CloudCheckmarkRegular, ErrorCircleFilled } from '@fluentui/react-icons';
import type { MessagesOf } from '@tideform/i18n';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { useBarStyles } from '../../../form/bar/bar.styles.ts';
import { formatTime } from '../../../ui/formatting/format-date-time.ts';
import { respondMessages } from '../respond.messages.ts';
import { useRespondStyles } from '../respond.styles.ts';

/** Save state of the answers on the screen. `at` is the ISO instant of the commit. */
export type SaveState =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'failed' };

/** Shows whether the answers are saved, based on committed state only. */
export function SaveIndicator({ state }: { readonly state: SaveState }) {
  const messages = useMessages(respondMessages).saved;
  const { locale } = useLocale();
  const styles = useRespondStyles();
  const bar = useBarStyles();
  return (
    <div className={bar.state} role="status">
      {state.kind === 'failed' ? (
        <ErrorCircleFilled className={styles.bad} fontSize={20} />
      ) : (
        <CloudCheckmarkRegular className={state.kind === 'saved' ? styles.good : undefined} fontSize={20} />
      )}
      <Caption1>{formatState(state, messages, locale)}</Caption1>
    </div>
  );
}

function formatState(state: SaveState, messages: MessagesOf<typeof respondMessages>['saved'], locale: string): string {
  if (state.kind !== 'saved') return messages[state.kind];
  return messages.saved({ time: formatTime(state.at, locale) });
}
