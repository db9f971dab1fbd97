import { makeStyles, tokens } from '@fluentui/react-components';

/** Width of the form in pixels, the same as on the respond page. */
export const FORM_WIDTH_PX = 760;

const thinBorder = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

export const usePreviewStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    width: '100%',
    maxWidth: '1080px',
    marginInline: 'auto',
  },
  devices: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
  switches: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  frame: { width: '100%', marginInline: 'auto', boxSizing: 'border-box' },
  desktop: { maxWidth: `${FORM_WIDTH_PX}px` },
  device: {
    padding: '16px',
    backgroundColor: tokens.colorNeutralBackground2,
    border: `${tokens.strokeWidthThickest} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: '24px',
    boxShadow: tokens.shadow8,
  },
  tablet: { maxWidth: '776px' },
  mobile: { maxWidth: '398px', padding: '12px' },
  note: { color: tokens.colorNeutralForeground3, textAlign: 'center', margin: 0 },
  thanks: {
    backgroundColor: tokens.colorNeutralBackground1,
    border: thinBorder,
    borderRadius: tokens.borderRadiusXLarge,
  },
});
