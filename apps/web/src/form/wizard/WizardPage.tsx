import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { HeadingScope } from '@tideform/components/kit/HeadingLevel.tsx';
import type { Session } from '@tideform/engine';
import { useEffect, useMemo, useRef } from 'react';
import { FieldList } from '../FieldList.tsx';
import { isSubmitButton } from '../is-submit-button.ts';
import type { FormRun } from '../useFormRun.ts';
import { pageTitle } from './page-title.ts';

const useStyles = makeStyles({
  title: { ...typographyStyles.title3, margin: `0 0 ${tokens.spacingVerticalXXL}`, outlineStyle: 'none' },
  rest: { marginTop: '24px' },
});

/** The page that a person is on. Coming to another page puts the focus on its title. */
export function WizardPage({ run }: { readonly run: FormRun }) {
  const styles = useStyles();
  const page = run.pages[run.pageIndex]!;
  const title = useRef<HTMLHeadingElement>(null);
  const lastPage = useRef(page.id);
  useEffect(() => {
    if (lastPage.current === page.id) return;
    lastPage.current = page.id;
    title.current?.focus();
  }, [page.id]);
  const others = useMemo(() => outsidePages(run.session), [run.session]);
  return (
    <>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {pageTitle(page, run.pageIndex)}
      </h2>
      <HeadingScope>
        <FieldList key={page.id} ids={page.slots[0] ?? []} />
      </HeadingScope>
      {others.length > 0 && (
        <div className={styles.rest}>
          <FieldList ids={others} />
        </div>
      )}
    </>
  );
}

/** What lies beside the pages is drawn under each of them. */
function outsidePages(session: Session): readonly string[] {
  return session.rootIds.filter((id) => {
    const node = session.node(id);
    return node.definition.type !== 'panel' && !isSubmitButton(node);
  });
}
