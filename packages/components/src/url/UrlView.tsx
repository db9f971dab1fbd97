import { Link, makeStyles } from '@fluentui/react-components';
import { formatAsText } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import type { ReactNode } from 'react';
import { useFieldClassNames } from '../kit/classes/FieldClassNamesProvider.tsx';
import { getAriaAttributes, getControlAttributes } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { renderMultipleAnswers } from '../kit/several/render-multiple-answers.tsx';
import { TextBox } from '../kit/TextBox.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { urlMessages } from './url.messages.ts';
import { parseWebAddress, type UrlProps } from './url.ts';

const useStyles = makeStyles({
  line: { display: 'flex', alignItems: 'center', minHeight: '32px', minWidth: 0 },
  link: { overflowWrap: 'anywhere', '@media (pointer: coarse)': { paddingBlock: '12px' } },
});

/**
 * Text input, or a link in a read-only form.
 * NOTE: not `type="url"`, because browsers trim such inputs silently and validate them with their own rules.
 */
export function UrlView(view: ViewProps<UrlProps, string>): ReactNode {
  const { props, state, onChange, onBlur } = view;
  if (view.props.multiple) return renderMultipleAnswers(view, UrlView);
  const text = formatAsText(state.value);
  const address = view.readOnly ? parseWebAddress(text) : undefined;
  if (address) return <UrlLink view={view} text={text} address={address} />;
  return (
    <FieldFrame view={view}>
      <TextBox
        {...getControlAttributes(view)}
        type="text"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        dir={text === '' ? undefined : 'ltr'}
        autoComplete={props.autocomplete || 'url'}
        before={props.prefix}
        after={props.suffix}
        placeholder={props.placeholder || undefined}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
}

interface UrlLinkProps {
  readonly view: ViewProps<UrlProps, string>;
  readonly text: string;
  readonly address: string;
}

function UrlLink({ view, text, address }: UrlLinkProps) {
  const styles = useStyles();
  const messages = useMessages(urlMessages);
  const { hiddenLabel } = useFieldClassNames();
  const { 'aria-describedby': describedBy } = getAriaAttributes(view);
  return (
    <FieldFrame view={view} labels="group">
      <span className={styles.line}>
        <Link
          id={view.id}
          className={styles.link}
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          aria-describedby={describedBy}
        >
          <bdi dir="ltr">{text}</bdi> <span className={hiddenLabel}>{messages.inNewTab}</span>
        </Link>
      </span>
    </FieldFrame>
  );
}
