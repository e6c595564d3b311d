// Arithmetic on four pixels at a time, by the names that shading languages use. Numbers are 32 bit.

@inline
export function all(value: f32): v128 {
  return f32x4.splat(value)
}

@inline
export function add(a: v128, b: v128): v128 {
  return f32x4.add(a, b)
}

@inline
export function sub(a: v128, b: v128): v128 {
  return f32x4.sub(a, b)
}

@inline
export function mul(a: v128, b: v128): v128 {
  return f32x4.mul(a, b)
}

@inline
export function plus(a: v128, term: f32): v128 {
  return f32x4.add(a, f32x4.splat(term))
}

@inline
export function times(a: v128, factor: f32): v128 {
  return f32x4.mul(a, f32x4.splat(factor))
}

/** 1 - a. */
@inline
export function rest(a: v128): v128 {
  return f32x4.sub(f32x4.splat(1), a)
}

@inline
export function least(a: v128, b: v128): v128 {
  return f32x4.pmin(a, b)
}

@inline
export function most(a: v128, b: v128): v128 {
  return f32x4.pmax(a, b)
}

@inline
export function abs(a: v128): v128 {
  return f32x4.abs(a)
}

@inline
export function floor(a: v128): v128 {
  return f32x4.floor(a)
}

/** What is left of a after its whole number. */
@inline
export function fract(a: v128): v128 {
  return f32x4.sub(a, f32x4.floor(a))
}

@inline
export function clamp01(a: v128): v128 {
  return f32x4.pmin(f32x4.pmax(a, f32x4.splat(0)), f32x4.splat(1))
}

@inline
export function mix(a: v128, b: v128, share: v128): v128 {
  return f32x4.add(a, f32x4.mul(f32x4.sub(b, a), share))
}

/** 3 t² - 2 t³. */
@inline
export function ease(t: v128): v128 {
  return mul(mul(t, t), sub(all(3), add(t, t)))
}

/** 0 at `from`, 1 at `to` (also when `to` is the smaller), smooth between. */
@inline
export function smoothStep(from: f32, to: f32, value: v128): v128 {
  return ease(clamp01(times(plus(value, -from), <f32>1 / (to - from))))
}

/** As `smoothStep`, between lanes. */
@inline
export function smoothBetween(from: v128, to: v128, value: v128): v128 {
  return ease(clamp01(f32x4.div(sub(value, from), sub(to, from))))
}

/** 1 while detail of this size is visible, 0 once a pixel covers it. */
@inline
export function visible(pixel: v128, detail: f32): v128 {
  return rest(smoothStep(detail * 0.3, detail, pixel))
}

/** `yes` in the lanes of the mask, else `no`. */
@inline
export function choose(mask: v128, yes: v128, no: v128): v128 {
  return v128.bitselect(yes, no, mask)
}

@inline
export function isAbove(a: v128, limit: f32): v128 {
  return f32x4.gt(a, f32x4.splat(limit))
}

/** The sine, within 0.0002. */
export function sine(angle: v128): v128 {
  const turns = times(angle, 0.15915494)
  const turn = sub(turns, f32x4.nearest(turns))
  const folded = choose(isAbove(turn, 0.25), sub(all(0.5), turn), choose(f32x4.lt(turn, all(-0.25)), sub(all(-0.5), turn), turn))
  const x = times(folded, 6.2831853)
  const square = mul(x, x)
  return mul(x, plus(mul(square, plus(mul(square, plus(times(square, -0.0001984127), 0.0083333333)), -0.16666667)), 1))
}

@inline
export function cosine(angle: v128): v128 {
  return sine(plus(angle, 1.5707963))
}

/** -1, 0 or 1. */
@inline
export function sign(a: v128): v128 {
  return choose(isAbove(a, 0), all(1), choose(f32x4.lt(a, all(0)), all(-1), all(0)))
}
