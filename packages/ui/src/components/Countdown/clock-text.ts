/** Whole seconds as `mm:ss`, from an hour on as `h:mm:ss`. */
export function clockText(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const pair = (value: number) => String(value).padStart(2, '0');
  const tail = `${pair(minutes)}:${pair(seconds % 60)}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
}
