import { FluentProvider, makeStyles, mergeClasses } from '@fluentui/react-components';
import { directionOf } from '@tideform/words';
import { OwnSpeechContext, SpeechContext, useSpeech } from '@tideform/words/react';
import { type ReactNode, Suspense } from 'react';
import { membersSpeech } from './members-speech.ts';
import { usePartsClass } from './parts.styles.ts';

const useStyles = makeStyles({ whole: { textAlign: 'start' } });

/** Whole in the language of members, and its direction. */
export function EnglishPart({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  const parts = usePartsClass();
  return (
    <OwnSpeechContext value={useSpeech()}>
      <SpeechContext value={membersSpeech}>
        <FluentProvider
          className={mergeClasses(styles.whole, parts)}
          // NOTE: no class: those are repeated on every portal, which without a box of its own would lie below the page.
          style={{ display: 'contents' }}
          dir={directionOf(membersSpeech.language)}
          lang={membersSpeech.language}
        >
          <Suspense>{children}</Suspense>
        </FluentProvider>
      </SpeechContext>
    </OwnSpeechContext>
  );
}
