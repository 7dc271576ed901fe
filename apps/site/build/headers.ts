import { createHash } from 'node:crypto';
import { type Elsewhere, elsewherePolicy } from './elsewhere.ts';

/** A source expression for inline text, e.g. `'sha256-…'`. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The hash of the empty string: styled-components' production mode puts an empty style element and fills it by CSSOM. */
const emptyStyle = hashSource('');

/**
 * The production headers of every page (docs/promises.md, security 1 and 2). `scripts` and `styles` are the inline texts that it
 * carries.
 */
export function pageHeaders(
  scripts: readonly string[],
  styles: readonly string[],
  elsewhere: Elsewhere,
): Record<string, string> {
  const policy = [
    `default-src 'none'`,
    `script-src 'self' ${scripts.map(hashSource).join(' ')}`,
    `style-src 'self' ${[emptyStyle, ...styles.map(hashSource)].join(' ')}`,
    ...Object.entries(elsewherePolicy(elsewhere)).map(([name, sources]) => `${name} ${sources}`),
    `font-src 'self'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types sw-url dompurify`,
  ].join('; ');
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'Cache-Control': 'no-cache',
  };
}

/** Files whose name carries a hash of their content never change. */
export const assetHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'public, max-age=31536000, immutable',
};
