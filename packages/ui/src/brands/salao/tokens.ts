import type { BrandTokens } from '../../theme/contract.ts';

/** Generated from the brand's data by npm run generate. */
export const salaoTokens: BrandTokens = {
  "color": {
    "bg": "oklch(0.965 0.012 85)",
    "surface1": "oklch(0.992 0.012 85)",
    "surface2": "oklch(0.938 0.0132 85)",
    "surface3": "oklch(0.903 0.0144 85)",
    "control": "oklch(0.992 0.012 85)",
    "scrim": "oklch(0.1 0.012 85 / 0.62)",
    "artScrim": "oklch(0.98 0.012 85 / 0.88)",
    "text": "oklch(0.24 0.025 30)",
    "textMuted": "oklch(0.4 0.025 40)",
    "textSubtle": "oklch(0.46 0.025 50)",
    "onArt": "oklch(0.22 0.012 85)",
    "onArtMuted": "oklch(0.4 0.025 40)",
    "accent": "oklch(0.4 0.135 18)",
    "accentHover": "oklch(0.46 0.145 20)",
    "accentPressed": "oklch(0.34 0.12 18)",
    "onAccent": "oklch(0.98 0.012 85)",
    "accentText": "oklch(0.4 0.135 18)",
    "accentSoft": "oklch(0.912 0.03 78)",
    "second": "oklch(0.47 0.07 85)",
    "onSecond": "oklch(0.985 0.01 85)",
    "secondSoft": "oklch(0.925 0.0154 85)",
    "ornament": "oklch(0.47 0.07 85)",
    "win": "oklch(0.43 0.09 155)",
    "success": "oklch(0.43 0.09 155)",
    "successSoft": "oklch(0.925 0.0198 155)",
    "warning": "oklch(0.47 0.1 60)",
    "warningSoft": "oklch(0.925 0.022 60)",
    "danger": "oklch(0.5 0.19 27)",
    "dangerSoft": "oklch(0.925 0.0418 27)",
    "onDanger": "oklch(0.985 0.01 27)",
    "info": "oklch(0.43 0.08 250)",
    "infoSoft": "oklch(0.925 0.0176 250)",
    "line": "oklch(0.83 0.025 80)",
    "lineStrong": "oklch(0.58 0.015 85)",
    "edge": "oklch(0.83 0.025 80)",
    "surfaceEdge": "oklch(0.83 0.025 80)",
    "controlEdge": "oklch(0.58 0.015 85)",
    "accentEdge": "oklch(0 0 0 / 0)",
    "topLight": "oklch(0.95 0.02 85 / 0)",
    "focus": "oklch(0.4 0.135 18)",
    "fieldBg": "oklch(0.997 0.012 85)",
    "fieldLine": "oklch(0.58 0.015 85)",
    "fieldLineHover": "oklch(0.5 0.0168 85)",
    "disabledBg": "oklch(0.903 0.0144 85)",
    "disabledText": "oklch(0.46 0.025 50)",
    "skeleton": "oklch(0.903 0.0144 85)",
    "skeletonShine": "oklch(0.938 0.0132 85)",
    "barBg": "oklch(0.982 0.012 85)",
    "qrBg": "oklch(1 0 0)",
    "qrInk": "oklch(0.15 0.012 85)"
  },
  "font": {
    "display": "\"Fraunces Variable\", \"Fraunces Fallback\", Georgia, serif",
    "body": "\"Archivo Variable\", \"Archivo Fallback\", system-ui, sans-serif",
    "mono": "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace"
  },
  "text": {
    "xs": "0.75rem",
    "sm": "0.875rem",
    "md": "1rem",
    "lg": "1.125rem",
    "xl": "1.5rem",
    "xxl": "2rem",
    "hero": "clamp(2.1rem, 1.3rem + 3.4vw, 3.75rem)"
  },
  "weight": {
    "regular": "400",
    "medium": "520",
    "strong": "620",
    "display": "420"
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
    "sm": "2px",
    "md": "3px",
    "lg": "4px",
    "pill": "3px",
    "round": "2px"
  },
  "shape": {
    "disc": "polygon(29.3% 0, 70.7% 0, 100% 29.3%, 100% 70.7%, 70.7% 100%, 29.3% 100%, 0 70.7%, 0 29.3%)",
    "portrait": "polygon(16% 0, calc(100% - 16%) 0, 100% 16%, 100% calc(100% - 16%), calc(100% - 16%) 100%, 16% 100%, 0 calc(100% - 16%), 0 16%)",
    "badge": "polygon(4px 0, calc(100% - 4px) 0, 100% 4px, 100% calc(100% - 4px), calc(100% - 4px) 100%, 4px 100%, 0 calc(100% - 4px), 0 4px)",
    "tick": "polygon(8% 56%, 22% 44%, 40% 68%, 88% 10%, 94% 15%, 47% 92%, 37% 92%)",
    "turn": "45deg"
  },
  "shadow": {
    "surface": "none",
    "control": "none",
    "pressed": "none",
    "raised": "none",
    "overlay": "0 0 0 1px oklch(0.58 0.015 85)"
  },
  "motion": {
    "fast": "160ms",
    "base": "240ms",
    "slow": "320ms",
    "ease": "cubic-bezier(0.4, 0, 0.2, 1)",
    "spring": "cubic-bezier(0.4, 0, 0.2, 1)",
    "spin": "steps(4)"
  },
  "press": {
    "scale": "1",
    "shift": "0 0",
    "lift": "0 0",
    "zoom": "1.03"
  },
  "lettering": {
    "display": "-0.015em",
    "label": "0.02em",
    "labelCase": "none",
    "actionCase": "none"
  },
  "size": {
    "edge": "1px",
    "target": "44px",
    "control": "48px",
    "topBar": "72px",
    "bottomNav": "64px",
    "sideNav": "232px",
    "content": "1600px",
    "tabLine": "1px",
    "tabPoint": "7px"
  },
  "page": {
    "axis": "center"
  },
  "tile": {
    "ratio": "4 / 5"
  }
};
