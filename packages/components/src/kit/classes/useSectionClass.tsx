import { makeResetStyles, tokens } from '@fluentui/react-components';

/** Border and padding of a section of a form. */
export const useSectionClass = makeResetStyles({
  minWidth: 0,
  padding: tokens.spacingHorizontalL,
  border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  borderRadius: tokens.borderRadiusLarge,
});
