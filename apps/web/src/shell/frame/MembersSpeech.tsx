import { FluentProvider, makeStyles } from '@fluentui/react-components';
import { directionOf, teamLanguages } from '@tideform/words';
import { SpeechContext, useSpeech } from '@tideform/words/react';
import { Suspense } from 'react';
import { Outlet, useParams } from 'react-router';
import { useTeam } from '../../data/useTeam.ts';
import { membersSpeech } from './members-speech.ts';
import { LatePlanNotices } from './plan/LatePlanNotices.tsx';

const useStyles = makeStyles({ whole: { textAlign: 'start' } });

/** Screens that members alone meet: whole in English, and its direction, where the person's language is not spoken there. */
export function MembersSpeech({ isWholePage = false }: { readonly isWholePage?: boolean }) {
  const styles = useStyles();
  const { teamId } = useParams();
  const team = useTeam(teamId);
  const { language } = useSpeech();
  const screen = (
    <>
      <Outlet />
      {isWholePage && team && <LatePlanNotices team={team} isList={false} />}
    </>
  );
  if (teamLanguages.includes(language)) return screen;
  return (
    <SpeechContext value={membersSpeech}>
      <FluentProvider
        className={styles.whole}
        // NOTE: no class: those are repeated on every portal, which without a box of its own would lie below the page.
        style={{ display: 'contents' }}
        dir={directionOf(membersSpeech.language)}
        lang={membersSpeech.language}
      >
        <Suspense>{screen}</Suspense>
      </FluentProvider>
    </SpeechContext>
  );
}
