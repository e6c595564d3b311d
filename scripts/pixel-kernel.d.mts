/** The text of the file that holds the program of `packages/renderer/kernel`. */
export declare function compilePixelKernel(): Promise<string>
