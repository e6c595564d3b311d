/** x264's flags (x264.h, `X264_CPU_…`) of every instruction set below AVX-512: MMX to SSE4.2, LZCNT, AVX, AVX2, FMA3, BMI1 and BMI2. */
const UP_TO_AVX2 = 0xf3_ff

/**
 * The instruction sets x264 may use, as its parameters, from the text of `/proc/cpuinfo` (empty where there is none). Its AVX-512 code sometimes
 * decides differently while other threads are busy: of 100 videos of one order and the very same frames 35 came out in other bytes, and of 96 without
 * it none (2 cores under load, 2026-11). Without it a video has the same bytes on every processor of that family.
 */
export const x264Cpu = (cpuInfo: string): string => (/\bavx512f\b/u.test(cpuInfo) ? `asm=${UP_TO_AVX2}` : '')
