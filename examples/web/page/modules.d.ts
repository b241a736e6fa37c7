/// <reference types="vite/client" />
declare module 'words:*' {
  const words: string;
  export default words;
}
