interface Kernel {
  readonly name: string
  readonly folder: string
  readonly entry: string
  readonly program: string
  readonly options: readonly string[]
}

export declare const kernels: readonly Kernel[]
/** The text of the file that holds a kernel's program. */
export declare function compileKernel(kernel: Kernel): Promise<string>
