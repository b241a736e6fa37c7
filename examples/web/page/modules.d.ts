declare module 'words:*' {
  const words: string;
  export default words;
}
declare module '*.css';
