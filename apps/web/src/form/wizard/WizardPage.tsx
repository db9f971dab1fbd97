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
 * Current page of a wizard. When the page changes, focuses the new page's title, announces its position, and scrolls to
 * its top.
 */
export function WizardPage({ run }: { readonly run: FormRun }) {
  const messages = useMessages(formMessages);
  const styles = useStyles();
  const { announcer, idPrefix } = useRunner();
  const { pages, pageIndex } = run;
  const page = pages[pageIndex]!;
  const title = useRef<HTMLHeadingElement>(null);
  const lastPage = useRef(page.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the page changes, not when other pages appear or disappear
  useEffect(() => {
    if (lastPage.current === page.id) return;
    lastPage.current = page.id;
    // Focusing the title would scroll to it; this also shows the parts of the form above it.
    if (page.settings.scrollToTop) document.getElementById(`${idPrefix}form`)?.scrollIntoView?.({ block: 'start' });
    title.current?.focus({ preventScroll: page.settings.scrollToTop });
    announcer.announce(messages.page({ position: pageIndex + 1, count: pages.length }));
  }, [page.id]);
  const [above, below] = useMemo(() => splitFieldsOutsidePages(run.session), [run.session]);
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

/**
 * Returns the fields outside of pages, which are shown on every page: fields before the first page above it, the others
 * below.
 */
function splitFieldsOutsidePages(session: Session): readonly [above: readonly string[], below: readonly string[]] {
  const roots = session.rootIds.map((id) => session.node(id));
  const first = roots.findIndex(({ definition }) => isPage(definition));
  const filterFields = (from: number, to?: number) =>
    roots
      .slice(from, to)
      .filter(({ definition }) => !isPage(definition) && !isSubmitButton(definition))
      .map(({ id }) => id);
  return [filterFields(0, first), filterFields(first)];
}
