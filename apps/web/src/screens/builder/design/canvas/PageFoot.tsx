import { Button, useUncontrolledFocus } from '@fluentui/react-components';
import { type Page, pagesOf } from '@tideform/components/editing';
import type { PageProps } from '@tideform/components/form-parts';
import { specOf } from '@tideform/components/specs';
import type { FormDefinition } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { formMessages } from '../../../../form/form.messages.ts';
import { uiMessages } from '../../../../ui/ui.messages.ts';
import { useCanvasStyles } from './canvas.styles.ts';

/** The buttons that people find on a page of a wizard; not to be pressed here. */
export function PageFoot({ form, page }: { readonly form: FormDefinition; readonly page: Page }) {
  const messages = useMessages(formMessages);
  const { cancel } = useMessages(uiMessages);
  const styles = useCanvasStyles();
  const passedOver = useUncontrolledFocus();
  const pages = pagesOf(form);
  const [first, last] = [pages[0], pages.at(-1)].map((one) => one?.path === page.path);
  // NOTE: a page is a panel, and its props are what the panel's spec reads.
  const props = specOf(page.definition.type)?.props.parse(page.definition) as PageProps | undefined;
  const shown = props?.buttonSettings;
  if (!shown) return null;
  return (
    <div inert {...passedOver} className={styles.foot}>
      {shown.cancel && <Button appearance="subtle">{cancel}</Button>}
      {shown.previous && !first && <Button>{messages.previous}</Button>}
      {shown.next && !last && <Button appearance="primary">{messages.next}</Button>}
      {shown.submit && last && <Button appearance="primary">{messages.submit}</Button>}
    </div>
  );
}
