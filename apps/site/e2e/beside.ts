import { expect, type Locator } from '@playwright/test';

/** The field is marked as wrong, and says so for itself: its message first, what it takes after it. */
export async function saysBeside(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const text = message.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  await expect(field).toHaveAccessibleDescription(new RegExp(`^${text}`));
}
