import { Button, useUncontrolledFocus } from '@fluentui/react-components';
import { type FormPage, listPages } from '@tideform/components/editing';
import type { PageProps } from '@tideform/components/form-parts';
import { findSpec } from '@tideform/components/specs';
import type { FormDefinition } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { formMessages } from '../../../../form/form.messages.ts';
import { uiMessages } from '../../../../ui/ui.messages.ts';
import { useCanvasStyles } from './canvas.styles.ts';

/** Inert copies of the buttons that respondents see on a wizard page. */
export function PageFooter({ form, page }: { readonly form: FormDefinition; readonly page: FormPage }) {
  const messages = useMessages(formMessages);
  const { cancel } = useMessages(uiMessages);
  const styles = useCanvasStyles();
  const focusProps = useUncontrolledFocus();
  const pages = listPages(form);
  const [first, last] = [pages[0], pages.at(-1)].map((one) => one?.path === page.path);
  // NOTE: a page is a panel, and its props are those that the panel's spec parses.
  const props = findSpec(page.definition.type)?.props.parse(page.definition) as PageProps | undefined;
  const buttons = props?.buttonSettings;
  if (!buttons) return null;
  return (
    <div inert {...focusProps} className={styles.foot}>
      {buttons.cancel && <Button appearance="subtle">{cancel}</Button>}
      {buttons.previous && !first && <Button>{messages.previous}</Button>}
      {buttons.next && !last && <Button appearance="primary">{messages.next}</Button>}
      {buttons.submit && last && <Button appearance="primary">{messages.submit}</Button>}
    </div>
  );
}
