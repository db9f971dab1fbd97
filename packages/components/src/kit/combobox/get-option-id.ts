export const getOptionId = (id: string, index: number): string => `${id}-choice-${index}`;
