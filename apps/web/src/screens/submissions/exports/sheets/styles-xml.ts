/** Ids of the looks that cells have, in the order in which `stylesXml` has them. */
export const styleOf = { plain: 0, head: 1, amount: 2, day: 3, moment: 4 } as const;

const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const look = (format: number, font: number, rest = ''): string =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="${font === 1 ? 2 : 0}" borderId="0" xfId="0"${rest}/>`;
const date = ' applyNumberFormat="1"';

/** Format 4: two decimals, thousands apart; 14: a day, 22: a day and its time, both as people write them where they live. */
export const stylesXml = [
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
  `<styleSheet xmlns="${spreadsheet}">`,
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>',
  '<fill><patternFill patternType="solid"><fgColor rgb="FFE6F2F1"/></patternFill></fill></fills>',
  '<borders count="1"><border/></borders>',
  '<cellStyleXfs count="1"><xf/></cellStyleXfs>',
  `<cellXfs count="5">${look(0, 0)}${look(0, 1, ' applyFont="1" applyFill="1"')}${look(4, 0, date)}${look(14, 0, date)}${look(22, 0, date)}</cellXfs>`,
  '</styleSheet>',
].join('');
