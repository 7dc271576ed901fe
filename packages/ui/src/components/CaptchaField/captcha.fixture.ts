/** A captcha picture as the platform sends it, for stories: readable, and not a real captcha. */
export const captchaSample = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="48" viewBox="0 0 120 48"><rect width="120" height="48" fill="#f2efe6"/><path d="M0 30q30-26 60 0t60-4" fill="none" stroke="#7aa7a5" stroke-width="3"/><g font-family="monospace" font-size="28" font-weight="700" fill="#173b45"><text x="14" y="34" transform="rotate(-8 20 30)">k</text><text x="40" y="34" transform="rotate(6 46 30)">7</text><text x="64" y="34" transform="rotate(-5 70 30)">m</text><text x="90" y="34" transform="rotate(9 96 30)">2</text></g></svg>',
)}`;
