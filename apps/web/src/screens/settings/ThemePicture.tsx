import { tokens } from '@fluentui/react-components';
import type { ThemeChoice } from '../../shell/theme/theme-choice.ts';

/** Small picture of the app in a theme; half light and half dark for the device's theme. */
export function ThemePicture({ theme, className }: { readonly theme: ThemeChoice; readonly className: string }) {
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
