import { makeResetStyles, tokens } from '@fluentui/react-components';

/** The bounds of a part of a form: one sees which questions belong together. */
export const useSectionClass = makeResetStyles({
  minWidth: 0,
  padding: tokens.spacingHorizontalL,
  border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  borderRadius: tokens.borderRadiusLarge,
});
