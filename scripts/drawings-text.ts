/** A module of drawings: path data by name, as the formatter has it. After a name of more than four letters a text that is too long has a line of its own. */
export function drawingsText(
  madeBy: string,
  name: string,
  drawings: Readonly<Record<string, string>>,
): string {
  const lines = Object.entries(drawings).map(([key, path]) => {
    const line = `  ${key}: '${path}',`;
    return key.length > 4 && line.length > 110 ? `  ${key}:\n    '${path}',` : line;
  });
  return `// Made by ${madeBy}, see LICENCE.md.\nexport const ${name} = {\n${lines.join('\n')}\n} as const;\n`;
}
