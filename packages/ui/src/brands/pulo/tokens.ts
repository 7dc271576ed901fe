import type { BrandTokens } from '../../theme/contract.ts';

/** Generated from the brand's data by npm run generate. */
export const puloTokens: BrandTokens = {
  "color": {
    "bg": "oklch(0.145 0.01 300)",
    "surface1": "oklch(0.195 0.022 300)",
    "surface2": "oklch(0.245 0.04 300)",
    "surface3": "oklch(0.3 0.055 300)",
    "control": "oklch(0.245 0.04 300)",
    "scrim": "oklch(0.1 0.01 300 / 0.72)",
    "artScrim": "oklch(0.14 0.01 300 / 0.82)",
    "text": "oklch(0.97 0.008 300)",
    "textMuted": "oklch(0.82 0.025 300)",
    "textSubtle": "oklch(0.74 0.03 300)",
    "onArt": "oklch(0.98 0.008 300)",
    "onArtMuted": "oklch(0.82 0.025 300)",
    "accent": "oklch(0.9 0.21 122)",
    "accentHover": "oklch(0.94 0.21 122)",
    "accentPressed": "oklch(0.855 0.21 122)",
    "onAccent": "oklch(0.17 0.03 122)",
    "accentText": "oklch(0.9 0.21 122)",
    "accentSoft": "oklch(0.295 0.0756 122)",
    "second": "oklch(0.7 0.225 350)",
    "onSecond": "oklch(0.2 0.04 350)",
    "secondSoft": "oklch(0.295 0.081 350)",
    "ornament": "oklch(0.7 0.225 350)",
    "win": "oklch(0.85 0.19 150)",
    "success": "oklch(0.85 0.19 150)",
    "successSoft": "oklch(0.295 0.0684 150)",
    "warning": "oklch(0.87 0.16 88)",
    "warningSoft": "oklch(0.295 0.0576 88)",
    "danger": "oklch(0.74 0.17 25)",
    "dangerSoft": "oklch(0.295 0.0612 25)",
    "onDanger": "oklch(0.2 0.04 25)",
    "info": "oklch(0.82 0.12 220)",
    "infoSoft": "oklch(0.295 0.0432 220)",
    "line": "oklch(0.42 0.04 300)",
    "lineStrong": "oklch(0.93 0.02 300)",
    "edge": "oklch(0.93 0.02 300)",
    "surfaceEdge": "oklch(0.93 0.02 300)",
    "controlEdge": "oklch(0.93 0.02 300)",
    "accentEdge": "oklch(0.93 0.02 300)",
    "topLight": "oklch(0.95 0.02 300 / 0.1)",
    "focus": "oklch(0.87 0.13 205)",
    "fieldBg": "oklch(0.215 0.02 300)",
    "fieldLine": "oklch(0.68 0.014 300)",
    "fieldLineHover": "oklch(0.93 0.02 300)",
    "disabledBg": "oklch(0.3 0.055 300)",
    "disabledText": "oklch(0.74 0.03 300)",
    "skeleton": "oklch(0.245 0.04 300)",
    "skeletonShine": "oklch(0.3 0.055 300)",
    "barBg": "oklch(0.165 0.014 300)",
    "qrBg": "oklch(1 0 0)",
    "qrInk": "oklch(0.15 0.01 300)"
  },
  "font": {
    "display": "\"Unbounded Variable\", \"Unbounded Fallback\", \"Saira Variable\", system-ui, sans-serif",
    "body": "\"Saira Variable\", \"Saira Fallback\", system-ui, sans-serif",
    "mono": "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace"
  },
  "text": {
    "xs": "0.75rem",
    "sm": "0.875rem",
    "md": "1rem",
    "lg": "1.125rem",
    "xl": "1.25rem",
    "xxl": "1.5rem",
    "hero": "clamp(1.55rem, 1.05rem + 2.4vw, 2.75rem)"
  },
  "weight": {
    "regular": "420",
    "medium": "520",
    "strong": "680",
    "display": "800"
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
    "sm": "0px",
    "md": "0px",
    "lg": "0px",
    "pill": "0px",
    "round": "0px"
  },
  "shape": {
    "disc": "polygon(0 4px, 4px 4px, 4px 0, calc(100% - 4px) 0, calc(100% - 4px) 4px, 100% 4px, 100% calc(100% - 4px), calc(100% - 4px) calc(100% - 4px), calc(100% - 4px) 100%, 4px 100%, 4px calc(100% - 4px), 0 calc(100% - 4px))",
    "portrait": "polygon(0 12.5%, 12.5% 12.5%, 12.5% 0, calc(100% - 12.5%) 0, calc(100% - 12.5%) 12.5%, 100% 12.5%, 100% calc(100% - 12.5%), calc(100% - 12.5%) calc(100% - 12.5%), calc(100% - 12.5%) 100%, 12.5% 100%, 12.5% calc(100% - 12.5%), 0 calc(100% - 12.5%))",
    "badge": "polygon(0 2px, 2px 2px, 2px 0, calc(100% - 2px) 0, calc(100% - 2px) 2px, 100% 2px, 100% calc(100% - 2px), calc(100% - 2px) calc(100% - 2px), calc(100% - 2px) 100%, 2px 100%, 2px calc(100% - 2px), 0 calc(100% - 2px))",
    "tick": "polygon(0 37.5%, 12.5% 37.5%, 12.5% 50%, 25% 50%, 25% 62.5%, 50% 62.5%, 50% 50%, 62.5% 50%, 62.5% 37.5%, 75% 37.5%, 75% 25%, 87.5% 25%, 87.5% 12.5%, 100% 12.5%, 100% 37.5%, 87.5% 37.5%, 87.5% 50%, 75% 50%, 75% 62.5%, 62.5% 62.5%, 62.5% 75%, 50% 75%, 50% 87.5%, 25% 87.5%, 25% 75%, 12.5% 75%, 12.5% 62.5%, 0 62.5%)",
    "turn": "0deg"
  },
  "shadow": {
    "surface": "4px 4px 0 oklch(0.36 0.16 300)",
    "control": "3px 3px 0 oklch(0.7 0.225 350)",
    "pressed": "none",
    "raised": "4px 4px 0 oklch(0.36 0.16 300)",
    "overlay": "8px 8px 0 oklch(0.36 0.16 300)"
  },
  "motion": {
    "fast": "80ms",
    "base": "120ms",
    "slow": "240ms",
    "ease": "steps(3, end)",
    "spring": "steps(4, end)",
    "spin": "steps(4)"
  },
  "press": {
    "scale": "1",
    "shift": "3px 3px",
    "lift": "-3px -3px",
    "zoom": "1"
  },
  "lettering": {
    "display": "-0.03em",
    "label": "0.06em",
    "labelCase": "uppercase",
    "actionCase": "none"
  },
  "size": {
    "edge": "2px",
    "target": "44px",
    "control": "48px",
    "topBar": "64px",
    "bottomNav": "64px",
    "sideNav": "112px",
    "content": "1600px",
    "tabLine": "6px",
    "tabPoint": "0px"
  },
  "page": {
    "axis": "start"
  },
  "tile": {
    "ratio": "1 / 1"
  }
};
