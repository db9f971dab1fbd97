import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

/** Mixes less than half of the tint into the card's background, to distinguish forms without strong colors. */
const mixTint = (color: string): string => `color-mix(in srgb, ${color} 44%, ${tokens.colorNeutralBackground1})`;

const tints = ['brand', 'marigold', 'blue', 'grape', 'forest', 'cranberry', 'steel'] as const;
export type Tint = (typeof tints)[number];

/** Maps each tint to its background color. */
export const tintColors: Readonly<Record<Tint, string>> = {
  brand: tokens.colorBrandBackground2,
  marigold: mixTint(tokens.colorPaletteMarigoldBackground2),
  cranberry: mixTint(tokens.colorPaletteCranberryBackground2),
  blue: mixTint(tokens.colorPaletteBlueBackground2),
  grape: mixTint(tokens.colorPaletteGrapeBackground2),
  forest: mixTint(tokens.colorPaletteForestBackground2),
  steel: mixTint(tokens.colorPaletteSteelBackground2),
};

const useStyles = makeStyles({
  tile: {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    borderRadius: tokens.borderRadiusLarge,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorTransparentStroke}`,
  },
  small: {
    width: '32px',
    height: '32px',
    borderRadius: tokens.borderRadiusMedium,
    '& svg': { width: '20px', height: '20px' },
  },
  large: { width: '40px', height: '40px', '& svg': { width: '24px', height: '24px' } },
  brand: { backgroundColor: tintColors.brand, color: tokens.colorBrandForeground2 },
  marigold: { backgroundColor: tintColors.marigold, color: tokens.colorPaletteMarigoldForeground2 },
  cranberry: { backgroundColor: tintColors.cranberry, color: tokens.colorPaletteCranberryForeground2 },
  blue: { backgroundColor: tintColors.blue, color: tokens.colorPaletteBlueForeground2 },
  grape: { backgroundColor: tintColors.grape, color: tokens.colorPaletteGrapeForeground2 },
  forest: { backgroundColor: tintColors.forest, color: tokens.colorPaletteForestForeground2 },
  steel: { backgroundColor: tintColors.steel, color: tokens.colorPaletteSteelForeground2 },
});

/** Returns the tint for an ID. It is always the same for that ID. */
export function getTint(id: string): Tint {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + character.charCodeAt(0)) >>> 0;
  return tints[sum % tints.length]!;
}

/** Icon on a tinted tile: 40 px on cards, 32 px in headers. It is decorative, because the name is next to it. */
export function IconTile(props: { readonly icon: ReactNode; readonly tint?: Tint; readonly size?: 'small' | 'large' }) {
  const styles = useStyles();
  const { icon, tint = 'brand', size = 'large' } = props;
  return (
    <span aria-hidden="true" className={mergeClasses(styles.tile, styles[size], styles[tint])}>
      {icon}
    </span>
  );
}
