/** Signs that fit below an icon on a home screen. */
export const longestAppName = 12;

/** What stands below a brand's icon: its name, or else its shorter wordmark. */
export function appName({ title, wordmark }: { readonly title: string; readonly wordmark: string }): string {
  return title.length <= longestAppName ? title : wordmark;
}
