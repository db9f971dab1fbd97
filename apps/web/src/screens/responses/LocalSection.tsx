import { Button, Subtitle2 } from '@fluentui/react-components';
import { useState } from 'react';
import type { ListedResponse } from './list-responses.ts';
import { ResponseList } from './ResponseList.tsx';
import { useResponsesStyles } from './responses.styles.ts';
import { words } from './responses.words.ts';

/** So many cards are drawn before the person asks for more: ten thousand would keep the page busy for a long time. */
const STEP = 50;

/** What is on this device. */
export function LocalSection(props: { readonly teamId: string; readonly responses: readonly ListedResponse[] }) {
  const styles = useResponsesStyles();
  const { teamId, responses } = props;
  const [count, setCount] = useState(STEP);
  return (
    <section className={styles.section}>
      <Subtitle2 as="h2" className={styles.heading}>
        {words.onDevice}
      </Subtitle2>
      <ResponseList teamId={teamId} label={words.onDevice} responses={responses.slice(0, count)} />
      {responses.length > count && (
        <Button className={styles.more} onClick={() => setCount(count + STEP)}>
          {words.loadMore}
        </Button>
      )}
    </section>
  );
}
