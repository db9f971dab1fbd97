import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { localizedPalette } from '@tideform/components/palette';
import { isPage, isSubmitButton } from '@tideform/components/specs';
import type { FormDefinition } from '@tideform/engine';
import { formatList } from '@tideform/i18n';
import { useLocale, useLocalized, useMessages } from '@tideform/i18n/react';
import { getComponentName } from '../../../../ui/component-name.ts';
import { designMessages } from '../design.messages.ts';
import { useCanvasStyles } from './canvas.styles.ts';

/**
 * Message that lists the components outside the pages of a wizard. The canvas shows pages only, but respondents see
 * these components on every page.
 */
export function ComponentsOutsidePages({ form }: { readonly form: FormDefinition }) {
  const messages = useMessages(designMessages);
  const styles = useCanvasStyles();
  const localizedKinds = useLocalized(localizedPalette);
  const { locale } = useLocale();
  // A wizard has its own Submit button.
  const outsideComponents = form.components.filter((one) => !isPage(one) && !isSubmitButton(one));
  if (form.display !== 'wizard' || outsideComponents.length === 0) return null;
  const names = formatList(
    outsideComponents.map((one) => messages.canvas.quoted({ name: getComponentName(one, localizedKinds) })),
    locale,
  );
  return (
    <MessageBar intent="warning" layout="multiline" className={styles.note}>
      <MessageBarBody>{messages.canvas.besidePages({ count: outsideComponents.length, names })}</MessageBarBody>
    </MessageBar>
  );
}
