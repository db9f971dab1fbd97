import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { HeadingScope } from '@tideform/components/kit/HeadingLevel.tsx';
import { isPage, isSubmitButton } from '@tideform/components/specs';
import type { Session } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useEffect, useMemo, useRef } from 'react';
import { FieldList } from '../FieldList.tsx';
import { formMessages } from '../form.messages.ts';
import { useRunner } from '../runner-context.ts';
import type { FormRun } from '../useFormRun.ts';

const useStyles = makeStyles({
  title: {
    ...typographyStyles.title3,
    margin: `0 0 ${tokens.spacingVerticalXXL}`,
    outlineStyle: 'none',
    overflowWrap: 'anywhere',
  },
  above: { marginBottom: '24px' },
  below: { marginTop: '24px' },
});

/**
 * The page that a person is on. Coming to another page puts the focus on its title, says which page of how many it is,
 * and shows it from its top.
 */
export function WizardPage({ run }: { readonly run: FormRun }) {
  const messages = useMessages(formMessages);
  const styles = useStyles();
  const { announcer, idPrefix } = useRunner();
  const { pages, pageIndex } = run;
  const page = pages[pageIndex]!;
  const title = useRef<HTMLHeadingElement>(null);
  const lastPage = useRef(page.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told where one is when one comes there, not when pages appear elsewhere
  useEffect(() => {
    if (lastPage.current === page.id) return;
    lastPage.current = page.id;
    // Focus brings the title into sight; this brings all above it that belongs to the form too.
    if (page.settings.scrollToTop) document.getElementById(`${idPrefix}form`)?.scrollIntoView?.({ block: 'start' });
    title.current?.focus({ preventScroll: page.settings.scrollToTop });
    announcer.say(messages.page({ position: pageIndex + 1, count: pages.length }));
  }, [page.id]);
  const [above, below] = useMemo(() => besidePages(run.session), [run.session]);
  return (
    <>
      {above.length > 0 && (
        <div className={styles.above}>
          <FieldList ids={above} />
        </div>
      )}
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        <bdi>{page.title}</bdi>
      </h2>
      <HeadingScope>
        <FieldList key={page.id} ids={page.node.slots[0] ?? []} />
      </HeadingScope>
      {below.length > 0 && (
        <div className={styles.below}>
          <FieldList ids={below} />
        </div>
      )}
    </>
  );
}

/** What lies beside the pages is drawn with each of them: above it what stands before the first page, the rest below. */
function besidePages(session: Session): readonly [above: readonly string[], below: readonly string[]] {
  const roots = session.rootIds.map((id) => session.node(id));
  const first = roots.findIndex(({ definition }) => isPage(definition));
  const beside = (from: number, to?: number) =>
    roots
      .slice(from, to)
      .filter(({ definition }) => !isPage(definition) && !isSubmitButton(definition))
      .map(({ id }) => id);
  return [beside(0, first), beside(first)];
}
