// Plays a battle between bots in C#, as Unity would. The names of C are those of the header.
using System;
using System.Runtime.InteropServices;
using System.Text;
using System.Text.RegularExpressions;

/// A context; closed by Dispose, at the latest by the garbage collector.
sealed class Starwright : SafeHandle {
    [DllImport("starwright")] static extern IntPtr starwright_version();
    [DllImport("starwright")] static extern IntPtr starwright_open();
    [DllImport("starwright")] static extern void starwright_close(IntPtr context);
    [DllImport("starwright")]
    static extern IntPtr starwright_ask(Starwright context, byte[] message, UIntPtr length, out UIntPtr answerLength);
    [DllImport("starwright")] static extern void starwright_free(IntPtr answer);

    public Starwright() : base(IntPtr.Zero, true) { SetHandle(starwright_open()); }
    public override bool IsInvalid => handle == IntPtr.Zero;
    protected override bool ReleaseHandle() { starwright_close(handle); return true; }

    public static string Version => Marshal.PtrToStringAnsi(starwright_version());

    public string Ask(string message) {
        byte[] bytes = Encoding.UTF8.GetBytes(message);
        IntPtr answer = starwright_ask(this, bytes, (UIntPtr)bytes.Length, out UIntPtr length);
        try {
            byte[] text = new byte[(int)length];
            Marshal.Copy(answer, text, 0, text.Length);
            return Encoding.UTF8.GetString(text);
        } finally {
            starwright_free(answer);
        }
    }
}

static class Battle {
    /// What an answer holds if it is no refusal.
    static string Ok(string answer) {
        const string ok = "{\"ok\":";
        if (!answer.StartsWith(ok, StringComparison.Ordinal)) throw new InvalidOperationException(answer);
        return answer.Substring(ok.Length, answer.Length - ok.Length - 1);
    }

    static int Main(string[] words) {
        if (Starwright.Version != words[0]) throw new InvalidOperationException(Starwright.Version);
        using (var rules = new Starwright()) {
            string setup = Ok(rules.Ask("{\"ask\":\"deal\",\"play\":\"battle\",\"players\":3,\"seed\":7}"));
            string game = Ok(rules.Ask("{\"ask\":\"begin\",\"play\":\"battle\",\"setup\":" + setup + "}"));
            Ok(rules.Ask("{\"ask\":\"call\",\"game\":" + game + ",\"people\":[\"Zoë\",\"Łucja\"]}"));
            var choice = new Regex(@"^\{""choice"":(?<choice>\{(?>[^{}]+|(?<open>\{)|(?<-open>\}))*(?(open)(?!))\})");
            int choices = 0;
            string told = "";
            for (;; choices++) {
                Match seat = Regex.Match(Ok(rules.Ask("{\"ask\":\"awaited\",\"game\":" + game + "}")), @"""seats"":\[(\d)");
                if (!seat.Success) break;
                string at = seat.Groups[1].Value;
                string advice = Ok(rules.Ask("{\"ask\":\"advise\",\"game\":" + game + ",\"seat\":" + at +
                                             ",\"skill\":\"low\",\"seed\":" + choices + "}"));
                told += Ok(rules.Ask("{\"ask\":\"choose\",\"game\":" + game + ",\"actor\":" + at + ",\"choice\":" +
                             choice.Match(advice).Groups["choice"].Value + "}"));
            }
            if (!told.Contains("Zoë places a fleet")) throw new InvalidOperationException("no names");
            Console.WriteLine("ok   C#: a battle of " + choices + " choices");
        }
        return 0;
    }
}
