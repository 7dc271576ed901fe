import type { BrandTokens } from '../../theme/contract.ts';

/** Generated from the brand's data by npm run generate. */
export const mareTokens: BrandTokens = {
  "color": {
    "bg": "oklch(0.175 0.028 205)",
    "surface1": "oklch(0.215 0.03 205)",
    "surface2": "oklch(0.26 0.032 205)",
    "surface3": "oklch(0.31 0.034 205)",
    "control": "oklch(0.31 0.034 205)",
    "scrim": "oklch(0.1 0.02 205 / 0.72)",
    "artScrim": "oklch(0.14 0.03 205 / 0.82)",
    "text": "oklch(0.965 0.01 190)",
    "textMuted": "oklch(0.8 0.028 195)",
    "textSubtle": "oklch(0.72 0.03 198)",
    "onArt": "oklch(0.98 0.008 190)",
    "onArtMuted": "oklch(0.8 0.028 195)",
    "accent": "oklch(0.83 0.155 78)",
    "accentHover": "oklch(0.87 0.145 82)",
    "accentPressed": "oklch(0.78 0.155 74)",
    "onAccent": "oklch(0.22 0.04 70)",
    "accentText": "oklch(0.85 0.145 80)",
    "accentSoft": "oklch(0.31 0.05 85)",
    "second": "oklch(0.74 0.13 182)",
    "onSecond": "oklch(0.2 0.04 190)",
    "secondSoft": "oklch(0.3 0.055 185)",
    "ornament": "oklch(0.74 0.13 182)",
    "win": "oklch(0.82 0.17 152)",
    "success": "oklch(0.82 0.17 152)",
    "successSoft": "oklch(0.29 0.06 160)",
    "warning": "oklch(0.85 0.14 90)",
    "warningSoft": "oklch(0.31 0.05 90)",
    "danger": "oklch(0.76 0.14 25)",
    "dangerSoft": "oklch(0.29 0.06 22)",
    "onDanger": "oklch(0.2 0.05 25)",
    "info": "oklch(0.8 0.1 215)",
    "infoSoft": "oklch(0.29 0.05 215)",
    "line": "oklch(0.36 0.03 203)",
    "lineStrong": "oklch(0.55 0.035 200)",
    "edge": "oklch(0.36 0.03 203)",
    "surfaceEdge": "oklch(0 0 0 / 0)",
    "controlEdge": "oklch(0 0 0 / 0)",
    "accentEdge": "oklch(0 0 0 / 0)",
    "topLight": "oklch(0.95 0.02 190 / 0.1)",
    "focus": "oklch(0.9 0.12 190)",
    "fieldBg": "oklch(0.235 0.03 205)",
    "fieldLine": "oklch(0.57 0.035 200)",
    "fieldLineHover": "oklch(0.68 0.04 195)",
    "disabledBg": "oklch(0.3 0.015 205)",
    "disabledText": "oklch(0.74 0.02 200)",
    "skeleton": "oklch(0.26 0.032 205)",
    "skeletonShine": "oklch(0.32 0.033 205)",
    "barBg": "oklch(0.195 0.029 205)",
    "qrBg": "oklch(1 0 0)",
    "qrInk": "oklch(0.15 0.03 205)"
  },
  "font": {
    "display": "\"Bricolage Grotesque Variable\", \"Bricolage Fallback\", system-ui, sans-serif",
    "body": "\"Onest Variable\", \"Onest Fallback\", system-ui, sans-serif",
    "mono": "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace"
  },
  "text": {
    "xs": "0.75rem",
    "sm": "0.875rem",
    "md": "1rem",
    "lg": "1.125rem",
    "xl": "1.375rem",
    "xxl": "1.75rem",
    "hero": "clamp(1.9rem, 1.3rem + 2.8vw, 3.25rem)"
  },
  "weight": {
    "regular": "400",
    "medium": "520",
    "strong": "640",
    "display": "700"
  },
  "space": {
    "s1": "0.25rem",
    "s2": "0.5rem",
    "s3": "0.75rem",
    "s4": "1rem",
    "s5": "1.25rem",
    "s6": "1.5rem",
    "s8": "2rem",
    "s10": "2.5rem",
    "s12": "3rem"
  },
  "radius": {
    "sm": "10px",
    "md": "16px",
    "lg": "24px",
    "pill": "999px",
    "round": "50%"
  },
  "shape": {
    "disc": "circle(50%)",
    "portrait": "circle(50%)",
    "badge": "none",
    "tick": "polygon(12% 52%, 25% 39%, 41% 55%, 76% 19%, 89% 32%, 41% 81%)",
    "turn": "0deg"
  },
  "shadow": {
    "surface": "inset 0 1px 0 oklch(0.95 0.02 190 / 0.1)",
    "control": "inset 0 1px 0 oklch(0.95 0.02 190 / 0.1)",
    "pressed": "inset 0 1px 0 oklch(0.95 0.02 190 / 0.1)",
    "raised": "inset 0 1px 0 oklch(0.95 0.02 190 / 0.1), 0 2px 8px oklch(0.08 0.02 205 / 0.35)",
    "overlay": "inset 0 1px 0 oklch(0.95 0.02 190 / 0.12), 0 24px 64px oklch(0.06 0.02 205 / 0.6)"
  },
  "motion": {
    "fast": "120ms",
    "base": "220ms",
    "slow": "320ms",
    "ease": "cubic-bezier(0.2, 0.7, 0.2, 1)",
    "spring": "linear(0, 0.32 12%, 0.78 28%, 1.02 45%, 1.035 55%, 1.01 72%, 1)",
    "spin": "linear"
  },
  "press": {
    "scale": "0.98",
    "shift": "0 0",
    "lift": "0 -4px",
    "zoom": "1.06"
  },
  "lettering": {
    "display": "-0.02em",
    "label": "0.08em",
    "labelCase": "uppercase",
    "actionCase": "none"
  },
  "size": {
    "edge": "1px",
    "target": "44px",
    "control": "48px",
    "topBar": "64px",
    "bottomNav": "68px",
    "sideNav": "232px",
    "content": "1600px",
    "tabLine": "3px",
    "tabPoint": "0px"
  },
  "page": {
    "axis": "start"
  },
  "tile": {
    "ratio": "3 / 4"
  }
};
