import { disc, fade, place, repeat, ring, shape, stroke, svg } from '../svg.ts';
import { cloud, fill, paper, scales, sea } from './ground.ts';
import { beadFrame, glory, hairFrame } from './ornament.ts';
import { cross, cut, gilt, hollow, pen, type Scene, shade, solid, twin } from './sheet.ts';
import { ship as galleon } from './subjects-travel.ts';

/** A veil-tailed goldfish over scaled waves. */
export const fish: Scene = (s) => {
  const { inks } = s;
  const bubble = (x: number, y: number, r: number): string =>
    disc(x, y, r, inks.ground, ` stroke="${inks.accent}" stroke-width="3"`);
  const veil =
    'M-30-8C-70-40-130-50-148-104C-104-96-82-84-58-58C-72-92-70-120-58-142C-34-112-20-70-14-40zM-30 8C-84 22-132 62-136 124C-108 112-86 96-70 74C-74 106-62 134-40 150C-26 118-18 74-10 40z';
  return (
    paper(s) +
    scales(s, 40) +
    place(
      shape(
        `${veil}${'M120-6C100-62 30-80-24-34Q-44-14-44 4Q-40 30-12 44C40 70 100 48 120-6z'}`,
        inks.ground,
        ` stroke="${inks.ground}" stroke-width="14" stroke-linejoin="round"`,
      ) +
        gilt(s, veil) +
        cut(
          s,
          'M-34-14Q-90-50-128-92M-30-20Q-56-70-58-118M-34 14Q-94 50-120 104M-26 22Q-58 74-46 128M-32-10Q-80-24-108-60M-34 10Q-80 30-96 60',
          2.5,
        ) +
        gilt(s, 'M-10-46C0-90 40-100 66-92C52-78 52-66 56-56zM14 50C6 78 22 98 44 108C46 88 54 70 66 56z') +
        cut(s, 'M8-58Q22-80 44-86M22-60Q32-74 50-80M26 60Q26 82 38 98M38 62Q38 76 44 88', 2.5) +
        solid(s, 'M120-6C100-62 30-80-24-34Q-44-14-44 4Q-40 30-12 44C40 70 100 48 120-6z') +
        shade(s, 'M120-6C100 48 40 70-12 44Q-30 36-38 22C20 44 70 34 120-6z') +
        cut(s, 'M62-54Q40-8 64 44', 4) +
        cut(
          s,
          'M44-50q12 10 0 20q12 12 0 22q12 12 0 22q12 12 0 20M20-54q12 12 0 22q12 12 0 22q12 12 0 22q12 12 0 22M-4-44q12 12 0 22q12 12 0 22q12 12 0 20q8 8 2 16M-24-26q10 10 0 20q10 12 0 20',
          2.5,
        ) +
        disc(84, -16, 13, inks.cut) +
        disc(86, -16, 7, inks.body) +
        cut(s, 'M118-4Q106 4 100 16', 3) +
        gilt(s, 'M54 6C36 2 18 14 12 34C34 36 50 28 54 6z') +
        cut(s, 'M46 12Q30 18 22 30', 2),
      178,
      190,
      -20,
      0.98,
    ) +
    bubble(286, 84, 11) +
    bubble(258, 48, 7) +
    bubble(292, 44, 5) +
    hairFrame(s)
  );
};

/** A mermaid on her rock before the low sun. */
export const mermaid: Scene = (s) => {
  const { inks } = s;
  return (
    paper(s) +
    fill(s, 'h') +
    disc(150, 150, 128, inks.ground) +
    disc(150, 150, 128, inks.field, fade(0.5)) +
    ring(150, 150, 136, inks.accent, 2) +
    shape('M0 262H320V400H0z', inks.ground) +
    sea(s, 262, { rows: 6, step: 22, swell: 10, length: 72 }) +
    solid(s, 'M150 400C140 360 168 330 156 304C180 280 232 262 262 268C300 274 304 306 320 316V400z') +
    cross(s, 'M236 400C248 350 236 310 262 268C300 274 304 306 320 316V400z') +
    cut(s, 'M184 308Q200 350 186 400M226 290Q216 340 230 400', 2.5) +
    // The tail: from the hips forward, then up into the fluke.
    shape(
      'M236 232C250 276 214 300 164 302C104 304 60 292 50 240C46 214 54 190 66 172C40 168 20 150 12 118C36 120 58 130 70 152C76 128 94 112 120 104C122 136 108 160 86 174C80 196 80 220 96 234C116 250 146 244 172 224z',
      inks.body,
      ` stroke="${inks.ground}" stroke-width="5"`,
    ) +
    shade(s, 'M240 246C244 282 210 300 164 302C104 304 60 292 50 240C80 286 190 292 240 246z') +
    cut(
      s,
      'M190 216q-10 14 4 24q-10 14 4 24M164 232q-8 12 4 22q-8 12 4 22M138 240q-6 12 6 20q-6 10 4 20M112 240q-4 12 8 18q-4 10 6 20M66 176Q70 166 84 176M24 128Q46 138 62 164M112 114Q92 138 80 166',
      2.5,
    ) +
    // Hair behind the back.
    gilt(
      s,
      'M182 62C214 46 246 66 248 104C250 140 284 150 274 190C268 214 282 226 270 244C260 222 244 226 240 204C232 226 218 222 214 202L200 120z',
    ) +
    // Back, breast, arms and face in one piece.
    shape(
      'M178 66C162 72 158 88 160 96L152 106L160 110Q160 122 168 126L182 126L184 138C166 142 158 154 156 168C150 180 158 188 164 192L168 226Q206 248 238 234C236 214 232 196 236 180C246 200 250 222 244 250C242 262 252 270 264 268C274 264 270 254 266 248C270 214 262 180 248 156C240 142 224 140 214 136L212 116z',
      inks.body,
      ` stroke="${inks.ground}" stroke-width="3"`,
    ) +
    gilt(
      s,
      'M178 60C208 40 240 64 236 104C234 126 240 140 232 154C222 140 214 132 212 112C206 104 208 92 200 84Q180 92 164 84Q166 68 178 60z',
    ) +
    cut(
      s,
      'M188 66Q222 66 222 108M180 74Q206 74 214 96M240 120Q244 150 260 168M250 150Q268 176 262 214M236 168Q240 200 250 214',
      2.5,
    ) +
    gilt(s, 'M154 172C160 162 178 160 188 176C180 190 164 192 156 184z') +
    cut(s, 'M168 166L174 186M178 168L174 186M160 172L172 186', 2) +
    solid(
      s,
      'M190 142C204 142 208 158 202 168C196 186 188 198 178 208C164 220 148 226 132 228C122 230 116 222 122 216C130 210 140 214 150 208C162 200 172 184 178 162C180 150 184 142 190 142z',
    ) +
    cut(
      s,
      'M178 164C172 184 162 200 150 208C140 214 130 210 122 216C116 222 122 230 132 228C148 226 164 220 178 208C188 198 196 186 200 172',
      2.5,
    ) +
    hairFrame(s)
  );
};

/** A turtle seen from above, on its way across the current. */
export const turtle: Scene = (s) => {
  const { inks } = s;
  const swells = repeat(9, (index) => svg`M-10 ${20 + index * 48}q42-30 85 0t85 0t85 0t85 0`);
  const leg = (d: string, lines: string): string =>
    shape(d, inks.body, ` stroke="${inks.ground}" stroke-width="5"`) + cut(s, lines, 2.5);
  return (
    paper(s) +
    stroke(swells, inks.field, 14, fade(0.4)) +
    stroke(swells, inks.field, 1.5) +
    beadFrame(s) +
    place(
      twin(
        s,
        'tu',
        leg(
          'M-52-58C-84-104-128-110-152-66C-160-50-160-30-152-18C-134-50-106-56-66-22z',
          'M-66-52Q-100-86-140-54M-70-40Q-100-64-132-46',
        ) + leg('M-50 74C-88 84-100 112-92 138C-72 134-48 118-30 98z', 'M-52 88Q-74 98-82 122'),
      ) +
        solid(s, 'M-11 100L0 144L11 100z') +
        shape(
          'M-24-100C-34-136-22-158 0-160C22-158 34-136 24-100z',
          inks.body,
          ` stroke="${inks.ground}" stroke-width="5"`,
        ) +
        cut(s, 'M-21-116Q0-106 21-116M-8-150Q0-144 8-150', 2.5) +
        disc(-17, -134, 4, inks.accent) +
        disc(17, -134, 4, inks.accent) +
        shape(
          'M0-108C54-108 84-58 80-4C76 62 36 116 0 120C-36 116-76 62-80-4C-84-58-54-108 0-108z',
          inks.accent,
          ` stroke="${inks.ground}" stroke-width="5"`,
        ) +
        solid(s, 'M0-94C46-94 72-52 68-4C64 54 32 100 0 104C-32 100-64 54-68-4C-72-52-46-94 0-94z') +
        shade(s, 'M14-93C52-88 72-48 68-4C64 54 32 100 0 104C40 60 44-40 14-93z') +
        cut(
          s,
          'M-20-70H20L34-44L20-16H-20L-34-44zM-20-16L-32 14L-18 42H18L32 14L20-16M-18 42L-22 66L0 84L22 66L18 42M-20-70L-28-86M20-70L28-86M-34-44L-66-40M34-44L66-40M-32 14L-66 18M32 14L66 18M-22 66L-42 74M22 66L42 74M0 84V102',
          3.5,
        ) +
        gilt(s, 'M-10-54H10L18-44L10-32H-10L-18-44zM-10 2H10L16 14L9 26H-9L-16 14z'),
      152,
      196,
      34,
      0.94,
    )
  );
};

/** A whale under a fishing boat that knows nothing of it. */
export const whale: Scene = (s) => {
  const { inks, prefix } = s;
  return (
    paper(s) +
    fill(s, 'h') +
    disc(250, 70, 30, inks.accent) +
    ring(250, 70, 39, inks.accent, 2) +
    shape(
      'M-40 116q20-12 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0V410H-40z',
      inks.ground,
      ` stroke="${inks.body}" stroke-width="3"`,
    ) +
    shape('M0 124H320V400H0z', `url(#${prefix}w)`) +
    solid(s, 'M60 100H138L126 124Q98 132 72 124z') +
    pen(s, 'M98 100V34', 3.5) +
    solid(s, 'M102 38Q132 62 134 94H102zM94 48Q72 72 68 94H94z') +
    gilt(s, 'M98 24l18 6-18 6z') +
    shape(
      'M14 214C14 156 80 142 140 154C186 164 212 192 234 194C246 178 248 158 236 132C262 134 274 146 280 166C286 144 298 134 314 132C308 178 292 208 264 222C246 260 208 306 140 304C62 302 14 268 14 214z',
      inks.body,
      ` stroke="${inks.ground}" stroke-width="8"`,
    ) +
    hollow(
      s,
      'M16 224C40 250 84 246 128 254C150 260 164 276 168 300Q154 304 140 304C70 302 20 274 16 224z',
      3,
    ) +
    stroke(
      'M28 252Q80 260 116 266Q140 272 148 302M42 270Q84 274 112 280Q126 286 130 302M62 284Q90 288 108 302',
      inks.body,
      3,
    ) +
    shade(s, 'M264 222C246 260 208 306 168 302C164 280 150 262 128 254C180 262 230 244 264 222z') +
    solid(s, 'M128 250C166 256 186 290 178 340C150 330 120 300 112 262z') +
    cut(s, 'M134 262Q160 282 164 318M124 256Q164 258 178 330', 2.5) +
    cut(s, 'M16 222Q52 238 84 222', 3.5) +
    disc(92, 212, 9, inks.cut) +
    disc(93, 212, 4.5, inks.body) +
    cut(
      s,
      'M78 200Q92 192 106 200M168 176Q194 188 216 204M250 150Q258 174 252 194M300 150Q290 180 268 198',
      2.5,
    ) +
    [
      [40, 346, 7],
      [62, 366, 4],
      [230, 336, 6],
      [270, 360, 8],
      [252, 314, 4],
    ]
      .map(([x = 0, y = 0, r = 0]) => ring(x, y, r, inks.accent, 2.5))
      .join('')
  );
};

/** A three-master in a porthole's round, in full sail on a heavy sea. */
export const ship: Scene = (s) => {
  const { inks } = s;
  return (
    paper(s) +
    glory(160, 300, 400, inks.field, 40) +
    disc(160, 196, 132, inks.ground) +
    ring(160, 196, 132, inks.accent, 3) +
    place(cloud(s, inks.ground, inks.body), 62, 64, 0, 0.8) +
    place(cloud(s, inks.ground, inks.body), 266, 90, 0, 0.7) +
    place(galleon(s), 156, 178, -5, 1.4) +
    sea(s, 290, { rows: 5, step: 23, swell: 18, length: 96 })
  );
};
