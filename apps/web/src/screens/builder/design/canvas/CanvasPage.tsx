import {
  Button,
  MessageBar,
  MessageBarBody,
  mergeClasses,
  Subtitle1,
  useUncontrolledFocus,
} from '@fluentui/react-components';
import { type FormPage, listPages } from '@tideform/components/editing';
import type { PageProps } from '@tideform/components/form-parts';
import { localizedPalette } from '@tideform/components/palette';
import { findSpec, isPage, isSubmitButton } from '@tideform/components/specs';
import type { FormDefinition } from '@tideform/engine';
import { formatList } from '@tideform/i18n';
import { useLocale, useLocalized, useMessages } from '@tideform/i18n/react';
import { formMessages } from '../../../../form/form.messages.ts';
import { getComponentName } from '../../../../ui/formatting/component-name.ts';
import { uiMessages } from '../../../../ui/ui.messages.ts';
import { getBlockName } from '../component-name.ts';
import { designMessages } from '../design.messages.ts';
import { useIsOnlySelected, useSelection } from '../selection/useSelection.ts';
import { BlockTools } from './BlockTools.tsx';
import { useCanvasStyles } from './canvas.styles.ts';

/** Title of a wizard page. Selecting the title selects the page. */
export function PageHeader({ page: { path, title, definition } }: { readonly page: FormPage }) {
  const messages = useMessages(designMessages);
  const localizedKinds = useLocalized(localizedPalette);
  const styles = useCanvasStyles();
  const isSelected = useIsOnlySelected(path);
  const isTabStop = useSelection((state) => state.path === path || state.path === undefined);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a block isn't a fieldset
    <div
      data-path={path}
      role="group"
      aria-roledescription={messages.blockRole}
      aria-label={getBlockName(title, definition, messages, localizedKinds)}
      aria-current={isSelected || undefined}
      tabIndex={isTabStop ? 0 : -1}
      className={mergeClasses(styles.block, isSelected && styles.selected)}
    >
      <Subtitle1 as="h2" block className={styles.headTitle}>
        {title}
      </Subtitle1>
      {isSelected && <BlockTools marks={[]} definition={definition} path={path} />}
    </div>
  );
}

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
