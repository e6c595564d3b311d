import { expect, it } from 'vitest'
import { x264Cpu } from './x264-cpu.ts'

it('disables AVX-512 in x264 on processors that have it, and leaves the choice to x264 everywhere else', () => {
  expect(x264Cpu('flags\t\t: fpu sse4_2 avx avx2 avx512f avx512dq\n')).toBe('asm=62463')
  expect(x264Cpu('flags\t\t: fpu sse4_2 avx avx2\n')).toBe('')
  expect(x264Cpu('Features\t: fp asimd crc32\n')).toBe('')
  expect(x264Cpu('')).toBe('')
})
