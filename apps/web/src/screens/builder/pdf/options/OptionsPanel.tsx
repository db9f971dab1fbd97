import { Button, Caption1, Divider, Dropdown, Field, Option, Subtitle2 } from '@fluentui/react-components';
import { cjkSymbols, type FormDefinition, type PdfSettings } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { UpgradePrompt } from '../../../../ui/plan/UsageNotice.tsx';
import { pdfMessages } from '../pdf.messages.ts';
import { usePdfTabStyles } from '../pdf-tab.styles.ts';
import { PageLineOptions } from './PageLineOptions.tsx';
import { LogoOption, MarginOptions, type OptionProps, OrientationOption, ScaleOption } from './PageOptions.tsx';

/** Options of a form's PDF; locked when the team's plan does not include them. */
export function OptionsPanel(props: {
  readonly teamId: string;
  readonly schema: FormDefinition;
  readonly settings: PdfSettings;
  /** Whether the team's plan includes the options; `undefined` while the plan is loading. */
  readonly isUnlocked: boolean | undefined;
  readonly isChanged: boolean;
  readonly onChange: (part: Partial<PdfSettings>) => void;
  readonly onReset: () => void;
  readonly onSave: () => void;
}) {
  const { teamId, schema, settings, isUnlocked, isChanged, onChange, onReset, onSave } = props;
  const messages = useMessages(pdfMessages);
  const styles = usePdfTabStyles();
  const disabled = isUnlocked !== true;
  const part = { settings, disabled, onChange };
  return (
    <aside className={styles.panel} aria-label={messages.options}>
      <Subtitle2 as="h2" className={styles.panelHead}>
        {messages.options}
      </Subtitle2>
      <div className={styles.panelBody}>
        {isUnlocked === false && <UpgradePrompt teamId={teamId} text={messages.locked} />}
        <OrientationOption {...part} />
        <ScaleOption {...part} />
        <Divider className={styles.rule} />
        <MarginOptions {...part} />
        <Divider className={styles.rule} />
        <PageLineOptions name="header" schema={schema} {...part} />
        <LogoOption {...part} />
        <PageLineOptions name="footer" schema={schema} {...part} />
        <Divider className={styles.rule} />
        <SymbolsOption {...part} />
      </div>
      <div className={styles.foot}>
        <Caption1 className={styles.footNote} role="status">
          {isChanged && messages.unsaved}
        </Caption1>
        <Button disabledFocusable={!isChanged} onClick={onReset}>
          {messages.reset}
        </Button>
        <Button appearance="primary" disabledFocusable={!isChanged} onClick={onSave}>
          {messages.save}
        </Button>
      </div>
    </aside>
  );
}

function SymbolsOption({ settings, disabled, onChange }: OptionProps) {
  const messages = useMessages(pdfMessages);
  const chosen = settings.cjkSymbols ?? 'any';
  return (
    <Field label={messages.symbols}>
      <Dropdown
        disabled={disabled}
        value={messages.symbolsOf[chosen]}
        selectedOptions={[chosen]}
        onOptionSelect={(_, { optionValue }) => onChange({ cjkSymbols: cjkSymbols.find((one) => one === optionValue) })}
      >
        {(['any', ...cjkSymbols] as const).map((one) => (
          <Option key={one} value={one}>
            {messages.symbolsOf[one]}
          </Option>
        ))}
      </Dropdown>
    </Field>
  );
}
