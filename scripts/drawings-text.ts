/** A drawing: path data, or that of its parts by name. */
export type DrawnText = string | Readonly<Record<string, string>>;

/** After a name of more than four letters a text that is too long has a line of its own. */
function entryOf(key: string, path: string, indent: string): string {
  const line = `${indent}${key}: '${path}',`;
  return key.length > 4 && line.length > 110 ? `${indent}${key}:\n${indent}  '${path}',` : line;
}

/** A module of drawings, by name, as the formatter has it. */
export function drawingsText(
  madeBy: string,
  name: string,
  drawings: Readonly<Record<string, DrawnText>>,
): string {
  const lines = Object.entries(drawings).map(([key, drawing]) => {
    if (typeof drawing === 'string') return entryOf(key, drawing, '  ');
    const parts = Object.entries(drawing).map(([part, path]) => entryOf(part, path, '    '));
    return `  ${key}: {\n${parts.join('\n')}\n  },`;
  });
  return `// Made by ${madeBy}, see LICENCE.md.\nexport const ${name} = {\n${lines.join('\n')}\n} as const;\n`;
}
