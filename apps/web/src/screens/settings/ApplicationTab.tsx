import { Body1, Caption1, mergeClasses, Radio, RadioGroup, Subtitle2, tokens } from '@fluentui/react-components';
import {
  BookRegular,
  ChatRegular,
  DocumentText20Regular,
  GlobeRegular,
  HeadsetRegular,
  Open16Regular,
} from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { type ReactElement, type RefObject, useRef, useState } from 'react';
import { useChat } from '../../chat/chat.ts';
import { readStoredConfig } from '../../config.ts';
import { VersionSection } from '../../device/VersionSection.tsx';
import { SupportDialog } from '../../dialogs/dialogs.ts';
import { useTheme } from '../../shell/theme/ThemeFrame.tsx';
import { type ThemeChoice, themeChoices } from '../../shell/theme/theme-choice.ts';
import { Mirrored } from '../../ui/icons/Mirrored.tsx';
import { settingsMessages } from './settings.messages.ts';
import { useSettingsStyles } from './settings.styles.ts';

/** Tab with the theme, help and the version of the app. */
export function ApplicationTab(props: { readonly teamId: string | undefined; readonly onLeave: () => void }) {
  const { teamId, onLeave } = props;
  const messages = useMessages(settingsMessages);
  const styles = useSettingsStyles();
  const { choice, choose } = useTheme();
  const [isSupportOpen, setSupportOpen] = useState(false);
  const chat = useChat();
  const support = useRef<HTMLButtonElement>(null);
  const closeSupport = () => {
    setSupportOpen(false);
    requestAnimationFrame(() => support.current?.focus());
  };
  const { hasSupport = false, links = {} } = readStoredConfig(localStorage) ?? {};
  const { website, documentation = '/help/index.html' } = links;
  return (
    <>
      {/* In Teams the app uses the theme of Teams, so there is nothing to choose. */}
      {choose && (
        <section>
          <Subtitle2 as="h3" block className={styles.heading}>
            {messages.theme}
          </Subtitle2>
          <RadioGroup
            layout="horizontal"
            className={styles.themes}
            aria-label={messages.theme}
            value={choice}
            onChange={(_, { value }) => choose(value as ThemeChoice)}
          >
            {themeChoices.map((theme) => (
              // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it contains a radio button
              <div
                key={theme}
                className={mergeClasses(styles.theme, theme === choice && styles.themeOn)}
                onClick={() => choose(theme)}
              >
                <Mirrored>
                  <ThemePicture theme={theme} className={styles.picture} />
                </Mirrored>
                <Radio value={theme} label={messages.themes[theme]} />
              </div>
            ))}
          </RadioGroup>
        </section>
      )}
      <section>
        <Subtitle2 as="h3" block className={styles.heading}>
          {messages.help}
        </Subtitle2>
        <ul className={styles.box}>
          {website !== undefined && (
            <HelpLine
              icon={<GlobeRegular fontSize={20} />}
              name={messages.website}
              text={messages.websiteText}
              href={website}
            />
          )}
          <HelpLine
            icon={<BookRegular fontSize={20} />}
            name={messages.documentation}
            text={messages.documentationText}
            href={documentation}
          />
          <HelpLine
            icon={<DocumentText20Regular />}
            name={messages.notices}
            text={messages.noticesText}
            href="/third-party-notices.txt"
          />
          {hasSupport && teamId !== undefined && (
            <ActionLine
              icon={<HeadsetRegular fontSize={20} />}
              name={messages.support}
              text={messages.supportText}
              button={support}
              onPress={() => setSupportOpen(true)}
            />
          )}
          {chat && (
            <ActionLine
              icon={<ChatRegular fontSize={20} />}
              name={messages.chat}
              text={messages.chatText}
              onPress={() => {
                // The chat opens beside the page, not above a dialog.
                onLeave();
                chat.open();
              }}
            />
          )}
        </ul>
      </section>
      <VersionSection />
      {isSupportOpen && teamId !== undefined && <SupportDialog teamId={teamId} onClose={closeSupport} />}
    </>
  );
}

function ActionLine(props: {
  readonly icon: ReactElement;
  readonly name: string;
  readonly text: string;
  readonly button?: RefObject<HTMLButtonElement | null>;
  readonly onPress: () => void;
}) {
  const styles = useSettingsStyles();
  return (
    <li className={styles.item}>
      <button
        ref={props.button}
        type="button"
        className={mergeClasses(styles.line, styles.link, styles.press)}
        onClick={props.onPress}
      >
        <span className={styles.icon}>{props.icon}</span>
        <Body1>{props.name}</Body1>
        <Caption1 className={mergeClasses(styles.quiet, styles.grow)}>{props.text}</Caption1>
      </button>
    </li>
  );
}

function HelpLine(props: {
  readonly icon: ReactElement;
  readonly name: string;
  readonly text: string;
  readonly href: string;
}) {
  const styles = useSettingsStyles();
  return (
    <li className={styles.item}>
      <a className={mergeClasses(styles.line, styles.link)} href={props.href} target="_blank" rel="noopener">
        <span className={styles.icon}>{props.icon}</span>
        <Body1>{props.name}</Body1>
        <Caption1 className={mergeClasses(styles.quiet, styles.grow)}>{props.text}</Caption1>
        <Open16Regular className={mergeClasses(styles.quiet, styles.whole)} />
      </a>
    </li>
  );
}

/** Small picture of the app in a theme; half light and half dark for the device's theme. */
function ThemePicture({ theme, className }: { readonly theme: ThemeChoice; readonly className: string }) {
  return (
    <svg className={className} viewBox="0 0 160 72" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      {theme !== 'dark' && <ThemePreviewPage isDark={false} />}
      {theme === 'dark' && <ThemePreviewPage isDark />}
      {theme === 'auto' && (
        <g transform="translate(80 0)">
          <ThemePreviewPage isDark />
        </g>
      )}
    </svg>
  );
}

function ThemePreviewPage({ isDark }: { readonly isDark: boolean }) {
  const [dark, light] = [tokens.colorNeutralForeground1Static, tokens.colorNeutralForegroundStaticInverted];
  const [background, foreground] = isDark ? [dark, light] : [light, dark];
  return (
    <>
      <rect width="160" height="72" fill={background} stroke={tokens.colorNeutralStroke2} />
      <rect x="8" y="8" width="28" height="56" rx="3" fill={foreground} opacity="0.12" />
      <rect x="44" y="8" width="48" height="6" rx="3" fill={foreground} opacity="0.3" />
      <rect x="44" y="22" width="108" height="42" rx="4" fill={foreground} opacity="0.08" />
      <rect x="118" y="50" width="28" height="9" rx="3" fill={tokens.colorBrandBackground} />
    </>
  );
}
